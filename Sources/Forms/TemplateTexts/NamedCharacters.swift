// The characters that HTML has a name for, `&eacute;`, as slugs of others read them in an answer.
//
// https://www.w3.org/TR/html401/sgml/entities.html

enum NamedCharacters {
  /// What a character with a name is in a slug, where `-` stands for all that is no plain letter or digit; `nil` for a
  /// name that there is not.
  static func spelling(ofName name: String) -> String? {
    if let spelling = spelled[name] { return spelling }
    if accented.contains(name) { return name.prefix(1) + "-" }
    return others.contains(name) ? "-" : nil
  }

  private static let spelled = [
    "frac12": "1-2", "frac14": "1-4", "frac34": "3-4", "sup1": "1", "sup2": "2", "sup3": "3",
    "ordf": "a",
    "ordm": "o", "image": "i", "real": "r", "trade": "tm",
  ]

  /// The letter, and the accent on it.
  private static let accented = names(
    """
    Aacute Acirc Agrave Aring Atilde Auml Ccedil Eacute Ecirc Egrave Euml Iacute Icirc Igrave Iuml Ntilde
    Oacute Ocirc Ograve Otilde Ouml Scaron Uacute Ucirc Ugrave Uuml Yacute Yuml aacute acirc agrave aring
    atilde auml ccedil eacute ecirc egrave euml iacute icirc igrave iuml ntilde oacute ocirc ograve otilde
    ouml scaron uacute ucirc ugrave uuml yacute yuml
    """)

  private static let others = names(
    """
    AElig Alpha Beta Chi Dagger Delta ETH Epsilon Eta Gamma Iota Kappa Lambda Mu Nu OElig Omega Omicron
    Oslash Phi Pi Prime Psi Rho Sigma THORN Tau Theta Upsilon Xi Zeta acute aelig alefsym alpha amp and ang
    asymp bdquo beta brvbar bull cap cedil cent chi circ clubs cong copy crarr cup curren dArr dagger darr
    deg delta diams divide empty emsp ensp epsilon equiv eta eth euro exist fnof forall frasl gamma ge gt
    hArr harr hearts hellip iexcl infin int iota iquest isin kappa lArr lambda lang laquo larr lceil ldquo
    le lfloor lowast loz lrm lsaquo lsquo lt macr mdash micro middot minus mu nabla nbsp ndash ne ni not
    notin nsub nu oelig oline omega omicron oplus or oslash otimes para part permil perp phi pi piv plusmn
    pound prime prod prop psi quot rArr radic rang raquo rarr rceil rdquo reg rfloor rho rlm rsaquo rsquo
    sbquo sdot sect shy sigma sigmaf sim spades sub sube sum sup supe szlig tau there4 theta thetasym thinsp
    thorn tilde times uArr uarr uml upsih upsilon weierp xi yen zeta zwj zwnj
    """)

  private static func names(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
