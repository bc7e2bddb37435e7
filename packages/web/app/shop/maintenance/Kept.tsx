import type { Maintenance } from './load-maintenance.ts'
import { parametersOf } from './use-href.ts'

interface KeptProps {
  readonly of: Pick<Maintenance, 'car' | 'answers' | 'found'>
  /** The form's own fields. */
  readonly but: readonly string[]
}

/** What a form must carry of the address beside its own fields. */
export const Kept = ({ of, but }: KeptProps) =>
  Object.entries(parametersOf(of))
    .filter(([name, value]) => !but.includes(name) && value !== null && value !== undefined && value !== '')
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />)
