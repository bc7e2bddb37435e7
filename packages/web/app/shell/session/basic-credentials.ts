/** Takes e-mail and password; returns the header of RFC 7617 in UTF-8. */
export const basicCredentials = (email: string, password: string): string =>
  `Basic ${Buffer.from(`${email.trim()}:${password}`).toString('base64')}`
