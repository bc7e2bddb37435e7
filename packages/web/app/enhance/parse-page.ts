/**
 * Takes a page of ours as text; returns it as a document to take parts from. Its styles are left out: the document inherits
 * the policy of this page, whose nonce they do not carry, and each would be reported as an attack.
 */
export const parsePage = (text: string): Document =>
  new DOMParser().parseFromString(text.replace(/<style\b[^>]*>[^]*?<\/style>/gi, ''), 'text/html')
