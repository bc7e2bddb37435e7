/**
 * A style sheet's classes by their names in the sources. The build names each by its sheet (vite.config.ts), so that browsers load no
 * list of them.
 */
export const classNames = (sheet: string): Readonly<Record<string, string>> =>
  new Proxy<Record<string, string>>({}, { get: (known, name: string) => (known[name] ??= `${name}_${sheet}`) })
