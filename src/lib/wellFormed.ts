/** Text that can be part of an address, which half a surrogate pair can't. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
