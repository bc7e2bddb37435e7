export const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#16161a;background:#fff;margin:0}main{max-width:44rem;margin:2rem auto;padding:0 1rem}
#verdict{padding:1rem;border:1px solid #8a8a96;border-radius:.5rem;font-weight:600}#verdict.good{border-color:#1b7a3d;background:#eaf6ee}#verdict.bad{border-color:#b3261e;background:#fdeceb}
ol{list-style:none;padding:0}ol>li{padding:1rem 0;border-top:1px solid #d0d0d8}li.bad{border-inline-start:.25rem solid #b3261e;padding-inline-start:1rem}
li.old{color:#5a5a66}li strong{display:block;font-size:1.125rem}ul{list-style:disc;padding-inline-start:1.25rem}.problem{color:#b3261e;font-weight:600}`

/** Runs in the file after `signatureCheck` and `checkBook`: shows only what stands in the signed texts, then what the check found, entry by entry. */
export const SHOW_BOOK = `
const read = (id) => JSON.parse(document.getElementById(id).textContent)
const { book, keys } = read('logbook')
const words = read('words')
const { lang } = document.documentElement
const day = (text) => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text + 'T12:00:00Z'))
const fill = (text, values) => text.replace(/\\{(\\w+)\\}/g, (all, name) => values[name] ?? all)
const add = (to, tag, text, name) => {
  const made = document.createElement(tag)
  made.textContent = text
  if (name) made.className = name
  return to.appendChild(made)
}
const entries = book.entries.map(({ content }) => JSON.parse(content))
const seal = JSON.parse(book.seal.content)
document.getElementById('facts').textContent =
  words.car + ' ' + seal.car + ' · ' + fill(words.made, { day: new Date(seal.at).toLocaleString(lang) })
const list = document.getElementById('entries')
const rows = new Map()
for (const one of entries) {
  const row = list.appendChild(document.createElement('li'))
  if (!rows.has(one.n)) rows.set(one.n, row)
  const by = entries.find(({ corrects }) => corrects === one.n)
  if (by) row.className = 'old'
  add(row, 'strong', one.n + '. ' + words.kinds[one.kind] + (one.revision ? ' ' + fill(words.revision, { n: one.revision }) : ''))
  add(row, 'div', day(one.day) + (one.km === null ? '' : ' · ' + one.km.toLocaleString(lang) + ' km') + ' · ' + one.dealer.name + ' (' + one.dealer.code + ')')
  if (one.works.length > 0) {
    const works = row.appendChild(document.createElement('ul'))
    for (const work of one.works) add(works, 'li', work)
  }
  if (one.corrects) add(row, 'div', fill(one.kind === 'WITHDRAWN' ? words.withdrawn : words.corrects, { n: one.corrects, why: one.reason ?? '' }))
  if (by) add(row, 'div', fill(words.corrected, { n: by.n }))
}
const verdict = document.getElementById('verdict')
const check = globalThis.crypto?.subtle ? checkBook(book, keys, signatureCheck) : Promise.resolve(null)
check.then((problems) => {
  if (problems === null) return void (verdict.textContent = words.unsupported)
  verdict.className = problems.length === 0 ? 'good' : 'bad'
  if (problems.length === 0) return void (verdict.textContent = fill(words.whole, { count: entries.length }))
  verdict.textContent = words.broken
  for (const { n, why } of problems.filter((one) => one.n > 0)) {
    add(verdict, 'div', fill(words.why[why], { n }))
    const row = rows.get(n)
    if (row) {
      row.classList.add('bad')
      add(row, 'div', fill(words.why[why], { n }), 'problem')
    }
  }
}, (error) => void (verdict.textContent = words.broken + ' ' + error))
`
