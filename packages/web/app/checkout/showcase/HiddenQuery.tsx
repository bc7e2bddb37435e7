import type { Query } from '../../shell/slugs.ts'

/** What a form's address keeps beside its own fields. */
export function HiddenQuery({ query }: { readonly query: Query }) {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) =>
      one === null || one === undefined || one === '' ? [] : [[name, String(one)] as const],
    ),
  )
  return pairs.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
