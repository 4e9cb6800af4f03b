// Placeholder until the first support file lands.
