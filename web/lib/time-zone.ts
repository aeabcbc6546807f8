/** The browser's, by its IANA name: mails tell the hour by it. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
