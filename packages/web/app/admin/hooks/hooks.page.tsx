import type { HookView } from '@volante/contract/hooks'
import { Link } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { usePageProblem } from '../../shell/page-problem.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { WorkTable } from '../../work/list/WorkTable.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import clientsCss from '../clients/clients.module.css'
import { SecretOnce } from '../clients/SecretOnce.tsx'
import type { Route } from './+types/hooks.page'
import { handleHooks } from './handle-hooks.ts'
import { Field, HOOKS_PATH, hookPath, NEW_HOOK } from './hook-form.ts'
import { HookState } from './HookState.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'hooks.manage')
  const { items, events } = await known.api.hooks.list()
  return { items, events, countries: await known.countriesReached('hooks.manage') }
}

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'hooks.manage')
  return handleHooks(workPage(context.get(page), request), request)
}
export const clientAction = keepForm

/** Other systems that are told of what happens here. */
export default function Hooks({ loaderData: { items, events, countries }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const made = actionData && 'secret' in actionData ? actionData : null
  const title = t('admin.hooks.title')
  return (
    <RecordPage
      title={title}
      problem={usePageProblem() && t('work.errorTitle', { title })}
      text={t('admin.hooks.text')}
    >
      {made && (
        <SecretOnce
          title={t('admin.clients.secretOnce', { name: made.hook.name })}
          values={{ 'Volante-Signature': made.secret }}
          oldUntil={made.hook.oldUntil}
        />
      )}
      {items.length > 0 ? <List items={items} /> : <InlineMessage tone="info">{t('admin.hooks.none')}</InlineMessage>}
      <Stack as="section" gap={3} aria-labelledby="new" className={clientsCss.new}>
        <h2 id="new">{t('admin.hooks.new')}</h2>
        <Soft as="p">{t('admin.hooks.newText')}</Soft>
        <Form
          form={NEW_HOOK}
          answer={actionData}
          submit={t('admin.clients.create')}
          look={{ size: 'small' }}
          key={made?.hook.id}
        >
          <Field name="name" />
          <Field name="url" />
          <Field
            name="events"
            options={events.map((value) => ({ value, label: t(`admin.hooks.event.${value}`), hint: value }))}
          />
          <Field
            name="markets"
            options={countries.map((value) => ({ value, label: t(`admin.users.market.${value}`) }))}
          />
          <Field name="dealerCodes" isOptional />
        </Form>
      </Stack>
    </RecordPage>
  )
}

function List({ items }: { readonly items: readonly HookView[] }) {
  const { t } = useTexts()
  return (
    <WorkTable
      caption={t('admin.hooks.title')}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: t('admin.hooks.field.name'),
          cell: ({ id, name, url }) => (
            <>
              <Link to={hookPath(id)}>{name}</Link>
              <Soft as="div">{new URL(url).host}</Soft>
            </>
          ),
        },
        { id: 'state', title: t('admin.clients.state'), cell: ({ state }) => <HookState state={state} /> },
        {
          id: 'events',
          title: t('admin.hooks.field.events'),
          isRoomy: true,
          cell: ({ events }) => events.map((event) => t(`admin.hooks.event.${event}`)).join(', '),
        },
        {
          id: 'where',
          title: t('admin.clients.where'),
          isRoomy: true,
          cell: ({ markets, dealerCodes }) => [markets.join(', '), ...dealerCodes].join(' · '),
        },
        { id: 'owner', title: t('admin.clients.owner'), isRoomy: true, cell: ({ owner }) => owner ?? '–' },
      ]}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={HOOKS_PATH} />
