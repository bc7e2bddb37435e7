import type { LogRecord } from '@volante/contract/integration-log'
import { useTexts } from '../../texts/texts.tsx'
import { Sent } from './Sent.tsx'

/** What was exchanged with another system; the rest stands above. */
export function LogFacts({ payload }: Pick<LogRecord, 'payload'>) {
  const { t } = useTexts()
  return <Sent title={t('resources.integration-log.payload')} payload={payload} />
}
