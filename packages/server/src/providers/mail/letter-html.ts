import { escaped } from '../../platform/words/escaped.ts'
import type { Site } from '@volante/contract/site'
import type { LetterPart } from './letter-parts.ts'

export interface LetterPicture {
  /** Absolute. */
  readonly src: string
  readonly alt: string
}

export interface LetterPage {
  readonly heading: string
  readonly parts: readonly LetterPart[]
  readonly picture?: LetterPicture | undefined
}

const INK = '#14171f'
const SOFT = '#575d6b'
const MIST = '#f3f4f6'
const LINE = '#dfe2e7'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Readers that keep a head's styles repaint by these; the others show, or turn round by themselves, what the elements say. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #0e1013 !important } .card { background: #1b1e23 !important }
.ink { color: #f3f4f6 !important } .soft { color: #b3bac5 !important } .line { border-color: #3a404a !important }
}`

/**
 * Takes the site that writes and what a letter says; returns it as a page for mail readers: tables and styles on the elements, since
 * some readers drop everything else, and nothing to load but the car's picture.
 */
export function letterHtml(site: Site, { heading, parts, picture }: LetterPage): string {
  // The line that lists of mails show: what follows the greeting.
  const preview = parts.slice(1).find(({ kind }) => kind === 'text')
  return `<!doctype html>
<html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:${MIST}">
<div style="display:none;max-height:0;overflow:hidden">${preview?.kind === 'text' ? escaped(preview.lines.join(' ')) : ''}</div>
${table(
  `class="page" width="100%" style="background:${MIST}"`,
  `<tr><td align="center" style="padding:24px 12px">${table(
    'class="card" width="100%" style="max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden"',
    [
      bar(site),
      picture ? pictureRow(picture) : '',
      `<tr><td style="padding:28px 28px 8px"><h1 class="ink" style="margin:0 0 16px;${FONT};font-size:24px;line-height:30px;font-weight:700;color:${INK}">${escaped(heading)}</h1>`,
      // The foot names who writes.
      parts
        .filter((part) => !isSignature(site, part))
        .map((part) => partHtml(site, part))
        .join('\n'),
      '</td></tr>',
      foot(site),
    ].join('\n'),
  )}</td></tr>`,
)}
</body></html>
`
}

const isSignature = ({ brandName, legal }: Site, part: LetterPart): boolean =>
  part.kind === 'text' && part.lines.length === 1 && [brandName, legal.companyName].includes(part.lines[0] ?? '')

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`

const colors = ({ theme: { tokens } }: Site) => ({
  primary: tokens['color-primary'] ?? '#1f4bd8',
  onPrimary: tokens['color-on-primary'] ?? '#ffffff',
})

function bar(site: Site): string {
  const { primary, onPrimary } = colors(site)
  return `<tr><td bgcolor="${primary}" style="background:${primary};padding:16px 28px;${FONT};font-size:18px;font-weight:700;color:${onPrimary}">${escaped(site.brandName)}</td></tr>`
}

/** Made on white, it stays on white. */
const pictureRow = ({ src, alt }: LetterPicture): string =>
  `<tr><td bgcolor="#ffffff" style="background:#ffffff;padding:0"><img src="${escaped(src)}" width="600" alt="${escaped(alt)}" style="display:block;width:100%;height:auto;border:0;${FONT};font-size:14px;color:${SOFT}"></td></tr>`

function partHtml(site: Site, part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${INK}">${part.lines.map(escaped).join('<br>')}</p>`
    case 'facts':
      return table('width="100%" style="margin:0 0 20px;border-collapse:collapse"', part.rows.map(factRow).join(''))
    case 'button':
      return button(site, part)
  }
}

const factRow = ([label, value]: readonly [string, string]): string => {
  const cell = `padding:10px 0;border-bottom:1px solid ${LINE};${FONT};font-size:15px;line-height:21px;vertical-align:top`
  return `<tr><td class="soft line" style="${cell};padding-right:16px;color:${SOFT}">${escaped(label)}</td><td class="ink line" align="right" style="${cell};font-weight:600;color:${INK}">${escaped(value)}</td></tr>`
}

function button(site: Site, { label, url }: { readonly label: string; readonly url: string }): string {
  const { primary, onPrimary } = colors(site)
  const cell = `<td bgcolor="${primary}" align="center" style="background:${primary};border-radius:8px"><a href="${escaped(url)}" target="_blank" style="display:inline-block;padding:14px 28px;${FONT};font-size:16px;font-weight:600;color:${onPrimary};text-decoration:none">${escaped(label)}</a></td>`
  return table('style="margin:8px 0 24px"', `<tr>${cell}</tr>`)
}

function foot({ legal }: Site): string {
  const lines = [`${legal.companyName} · ${legal.taxId}`, legal.address, `${legal.phone} · ${legal.email}`]
  return `<tr><td class="soft line" style="padding:16px 28px 24px;border-top:1px solid ${LINE};${FONT};font-size:13px;line-height:19px;color:${SOFT}">${lines.map(escaped).join('<br>')}</td></tr>`
}
