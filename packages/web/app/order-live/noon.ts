/** Takes a day (YYYY-MM-DD); returns a moment of it that every time zone of the sites reads as that day. */
export const noon = (day: string): string => `${day}T15:00:00Z`
