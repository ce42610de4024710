/** Where a letter to somebody goes: the one place where the two parts of an address meet. */
export const mailAddress = (user: string, domain: string): string =>
  `mailto:${encodeURIComponent(user)}@${domain}`
