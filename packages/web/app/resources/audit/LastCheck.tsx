import type { AuditCheck } from '@volante/contract/audit'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Soft } from '../../work/Soft.tsx'

/** When the log was last compared with its chain of hashes, and what was found. */
export function LastCheck({ latest }: { readonly latest: AuditCheck | null }) {
  const { t, date } = useTexts()
  if (!latest) return <Soft as="p">{t('resources.audit.unchecked')}</Soft>
  const { entries, isIntact, brokenEntry } = latest
  const at = date(latest.at, 'moment')
  if (isIntact) return <Soft as="p">{t('resources.audit.checked', { at, entries })}</Soft>
  return <InlineMessage tone="bad">{t('resources.audit.broken', { at, entry: brokenEntry ?? 'none' })}</InlineMessage>
}
