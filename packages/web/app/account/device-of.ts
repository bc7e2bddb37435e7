// Each names itself as the ones below it too, so the order matters.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const named = (names: readonly (readonly [RegExp, string])[], text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null

/** Takes what a browser says of itself; returns its name and the system's, null where it tells neither. */
export function deviceOf(userAgent: string): { readonly browser: string | null; readonly system: string | null } {
  return { browser: named(BROWSERS, userAgent), system: named(SYSTEMS, userAgent) }
}
