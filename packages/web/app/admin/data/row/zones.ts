/** Takes zones by country and a row's cells; returns the time that holds where the row does. */
export const zoneFor = (zones: Readonly<Record<string, string>>, cells: Readonly<Record<string, string>>): string =>
  zones[cells['country'] ?? ''] ?? zones[''] ?? 'UTC'
