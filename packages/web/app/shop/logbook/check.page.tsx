import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/check.page'
import { CheckFile } from './CheckFile.tsx'

export const handle = { texts: ['logbook', 'ui'], cache: false } satisfies RouteHandle

export const loader = async ({ context }: Route.LoaderArgs) => ({ keys: await context.get(page).api.logbook.keys() })

/** Whether the file of a logbook is as it was signed: in the reader's browser, with the keys as they are told here. */
export default function Check({ loaderData: { keys } }: Route.ComponentProps) {
  const { t, date } = useTexts()
  return (
    <Page width="content" gap={6}>
      <PageHead title={t('logbook.check.title')} description={t('logbook.check.lead')} />
      <Opening title={t('logbook.check.title')} lead={t('logbook.check.lead')} size="small" />
      <NeedsScript>{t('logbook.check.script')}</NeedsScript>
      <CheckFile keys={keys} />
      {keys.length > 0 ? (
        <Disclosure title={t('logbook.check.keys')}>
          <ul role="list">
            {keys.map(({ kid, x, since, until }) => (
              <li key={kid}>
                <p>
                  {until === null
                    ? t('logbook.check.key', { kid, since: date(since) })
                    : t('logbook.check.keyUntil', { kid, since: date(since), until: date(until) })}
                </p>
                <code style={{ overflowWrap: 'anywhere' }}>{x}</code>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </Page>
  )
}
