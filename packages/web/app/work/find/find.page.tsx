import type { RouteHandle } from '@volante/contract/page'
import { data, Form, Link, redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { menuFor } from '../frame/work-menu.ts'
import { RecordPage } from '../RecordPage.tsx'
import { Soft } from '../Soft.tsx'
import { WorkProblem } from '../WorkProblem.tsx'
import type { Route } from './+types/find.page'
import { FIND_PATH } from './find-path.ts'
import { findRecords } from './find-records.ts'
import { useFound } from './use-found.ts'

export const handle = { query: ['q'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  if (!known.visitor) throw redirect(`/desk/sign-in?${new URLSearchParams({ to: url.pathname + url.search })}`)
  if (menuFor(known.visitor).length === 0) throw data(null, { status: 403 })
  const typed = url.searchParams.get('q') ?? ''
  return { typed, records: await findRecords(known, typed) }
}

/** What the palette finds, as a page. */
export default function Find({ loaderData: { typed, records } }: Route.ComponentProps) {
  const { t } = useTexts()
  const found = useFound(typed, records)
  return (
    <RecordPage title={t('work.find.title')} text={t('work.find.text')}>
      <Form action={FIND_PATH} role="search" aria-label={t('work.find.title')}>
        <Stack gap={2} align="start">
          <TextField id="q" name="q" type="search" label={t('work.find.words')} defaultValue={typed} maxLength={80} />
          <Button type="submit" size="small">
            {t('work.find.title')}
          </Button>
        </Stack>
      </Form>
      <p role="status">{t('work.find.count', { count: found.length })}</p>
      <Stack as="ul" gap={2}>
        {found.map(({ to, name, kind, about }) => (
          <li key={to}>
            <Link to={to}>{name}</Link> <Soft>{[t(`work.find.kind.${kind}`), about].filter(Boolean).join(', ')}</Soft>
          </li>
        ))}
      </Stack>
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={FIND_PATH} />
