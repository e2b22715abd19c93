/** A noun in the singular, known by the word before it: "a lead", but not "links that lead nowhere". */
const noun = (word: string) =>
  `(?<=\\b(?:an?|the|this|that|each|every|per|of|no|one|your|new|first|next|whole) )${word}\\b`;

const pattern = (...sources: string[]) => new RegExp(sources.join('|'), 'i');

/**
 * The terms that pages explain at their first use, by their heading in the glossary, and how they look in a text.
 * Words that everybody knows are left out: a page full of explained words is hard to read.
 */
export const termsEverywhere: Record<string, RegExp> = {
  'CAN-SPAM': /\bCAN-SPAM\b/,
  CCPA: /\bCCPA\b/,
  Destination: pattern('\\bdestinations?\\b'),
  GDPR: /\bGDPR\b/,
  HEM: /\bHEMs?\b/,
  Integration: pattern(noun('integration(?! user)'), '\\bintegrations\\b'),
  Lead: pattern(noun('lead(?! capture)'), '\\bleads\\b(?! (?:to|you|somewhere|nowhere|inbox)\\b)'),
  Pixel: pattern('\\bpixels?\\b'),
  'Pixel id': pattern('\\bpixel ids?\\b'),
  Stream: pattern('\\bstream types?\\b', '(?<=\\b(?:per|each|every|of your) )stream\\b'),
  Sync: pattern(noun('sync')),
  TCPA: /\bTCPA\b/,
};

/** Terms that vendors use in a sense of their own, so that pages about their products do not link them. */
export const termsOfGuides: Record<string, RegExp> = {
  Fingerprint: pattern('\\bfingerprints?\\b'),
  'Identity graph': pattern('\\bidentity graphs?\\b'),
  'Lead cost': pattern('\\blead cost\\b'),
  'Match rate': pattern('\\bmatch rates?\\b'),
  'Opt-in form': pattern('\\bopt-in forms?\\b'),
  Organization: pattern('\\borganizations?\\b'),
  'Suppression list': pattern('\\bsuppression lists?\\b'),
};
