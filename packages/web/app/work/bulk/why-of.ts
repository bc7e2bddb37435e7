import type { BulkRow } from '@volante/contract/bulk'
import { refusalWords } from '../../shell/refusal-words.ts'
import type { Texts } from '../../texts/texts.tsx'
import type { Resource } from '../resource/resource.ts'

/** Takes a row of a bulk change; returns why it did not go as wanted, in its reader's words and by the name of the field it is about; null where it did. */
export function whyOf({ noun, kinds }: Resource, { outcome, why, reason }: BulkRow, texts: Texts): string | null {
  const { t, has, byKey } = texts
  if (!reason) return why ?? (outcome === 'skipped' ? t('work.bulk.skipped') : null)
  const field = reason.field?.split('.')[0] ?? ''
  const words = refusalWords(texts, { ...reason, message: why ?? '' }, kinds?.[field] === 'money')
  const label = [`resources.${noun}.${field}`, `resources.field.${field}`].find((key) => has(key))
  return label ? t('work.bulk.why.field', { field: byKey(label), why: words }) : words
}
