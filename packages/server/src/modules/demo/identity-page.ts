import { escaped } from '../../platform/words/escaped.ts'
import type { Language } from '@volante/domain/vocabulary'

/** What the page is drawn with. */
export interface ConsentPage {
  readonly language: Language
  readonly say: (key: string) => string
  readonly people: readonly { readonly email: string; readonly name: string }[]
  /** Sent back with the answer as they came. */
  readonly fields: Readonly<Record<string, string>>
  readonly refused: boolean
}

export const PAGE_STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText}
main{box-sizing:border-box;width:min(28rem,100%);padding:2rem 1.25rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1rem;margin:2rem 0 .5rem}
p{margin:0 0 1rem}
button,input{font:inherit;box-sizing:border-box;width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid;border-radius:.5rem;background:Canvas;color:CanvasText}
button{cursor:pointer;text-align:start;margin-block-end:.5rem}
button small{display:block;opacity:.75}
button:focus-visible,input:focus-visible{outline:3px solid Highlight;outline-offset:2px}
label{display:block;margin-block-end:.75rem}
label.tick{display:flex;gap:.5rem;align-items:center}
label.tick input{width:1.5rem;min-height:1.5rem}
[role=alert]{border-inline-start:4px solid;padding-inline-start:.75rem}
`

/** The demo provider's page: who are you, and may your name and e-mail be told? */
export function consentPage({ language, say, people, fields, refused }: ConsentPage): string {
  const text = (key: string) => escaped(say(key))
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
  const form = (inner: string) => `<form method="post" action="/demo/idp/authorize">${hidden}${inner}</form>`
  const choices = people
    .map(
      ({ email, name }) =>
        `<button name="person" value="${escaped(email)}">${escaped(name)}<small>${escaped(email)}</small></button>`,
    )
    .join('')
  const alert = refused ? `<p role="alert">${text('refused')}</p>` : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${text('title')}</title>
<style>${PAGE_STYLE}</style></head><body><main>
<h1>${text('title')}</h1><p>${text('asks')}</p>${alert}
${form(choices)}
<h2>${text('somebodyElse')}</h2>
${form(`<label>${text('name')}<input name="name" maxlength="100" autocomplete="name" required></label>
<label>${text('email')}<input name="email" type="email" maxlength="254" autocomplete="email" required></label>
<label class="tick"><input name="verified" type="checkbox" checked>${text('verified')}</label>
<button name="person" value="new">${text('agree')}</button>`)}
${form(`<button name="person" value="none">${text('cancel')}</button>`)}
</main></body></html>`
}
