import type { RouteHandle } from '@volante/contract/page'
import type { SettingView } from '@volante/contract/site-settings'
import { textIdOf } from '@volante/domain/settings/settings'
import { Form } from '../../forms/Form.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { Link } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { usePageProblem } from '../../shell/page-problem.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/value.page'
import { handleValue } from './handle-value.ts'
import { setPath } from '../data/data-list.ts'
import { AddToSet } from '../data/sets/AddToSet.tsx'
import { openSets } from '../data/sets/open-sets.ts'
import { PreviewButton } from './PreviewButton.tsx'
import { SETTINGS_LIST, TEXTS_LIST, valuePath } from './settings-list.ts'
import css from './settings.module.css'
import { AppearanceEditor } from './appearance/AppearanceEditor.tsx'
import { pagesToSee, type PageToSee } from './appearance/pages-to-see.ts'
import { OrderedChoice } from './OrderedChoice.tsx'
import { useSettingWords } from './use-setting-words.ts'
import { valueForm } from './value-form.ts'
import { ValueDraft, ValueHistory } from './ValueHistory.tsx'

export const handle = { query: ['scope', 'done', 'set'] } satisfies RouteHandle

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { api, flash } = context.get(page)
  requireRight(context.get(page), url, 'settings.manage')
  const scope = url.searchParams.get('scope') ?? ''
  const found = await api.siteSettings
    .get({ params: { key: params.key }, query: { scope } })
    .catch(refuseForbidden('settings.manage'))
  const open = found.changes.some(({ state, changeSet }) => state === 'DRAFT' && !changeSet)
  const sets = open ? await openSets(context.get(page)) : []
  const pages = found.setting.kind === 'dress' ? await pagesToSee(context.get(page), scope) : []
  const set = url.searchParams.get('set')
  const into = set ? await api.changeSets.get({ params: { id: set } }).catch(orNone) : null
  return {
    ...found,
    into: into && { id: into.id, name: into.name, isOpen: into.state === 'OPEN' },
    sets,
    scope,
    pages,
    done: url.searchParams.get('done'),
    /** What was typed before a preview. */
    typed: typeof flash?.step === 'string' ? flash.step : null,
  }
}

/** A set that is gone, or beyond the reach of who looks. */
const orNone = (error: unknown) => {
  if (callRefusal(error)) return null
  throw error
}

export function action({ context, request, params }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'settings.manage')
  return handleValue(workPage(context.get(page), request), request, params.key)
}
export const clientAction = keepForm

/** One value of one place: what holds and why, another value, and what it was. */
export default function Value({ loaderData, actionData }: Route.ComponentProps) {
  const { setting, changes, sets, scope, pages, done, into, other, typed } = loaderData
  const { t } = useTexts()
  const { settingName, effect, scopeName } = useSettingWords()
  const isText = textIdOf(setting.key) !== null
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
  const isRefused = usePageProblem() || problem !== null
  const title = `${settingName(setting.key)}: ${scopeName(scope)}`
  return (
    <RecordPage
      title={title}
      problem={isRefused && t('work.errorTitle', { title })}
      text={effect(setting.key)}
      back={{
        to: addressOf(isText ? TEXTS_LIST : SETTINGS_LIST, { scope }),
        text: t(isText ? 'settings.texts' : 'settings.back'),
      }}
    >
      {problem && <Outcome tone="bad">{problem}</Outcome>}
      {!actionData && (done === 'saved' || done === 'asked' || done === 'prepared' || done === 'dropped') && (
        <Outcome>{t(`settings.${done}`)}</Outcome>
      )}
      {into && (
        <p>
          <Link to={setPath(into.id)}>{t('settings.intoSet', { name: into.name })}</Link>
        </p>
      )}
      <Origins setting={setting} other={other} />
      <ValueDraft setting={setting} changes={changes}>
        <AddToSet sets={sets} answer={actionData} />
      </ValueDraft>
      {setting.isWaiting ? (
        <Soft as="p">{t('settings.needsNext')}</Soft>
      ) : (
        <Change
          setting={setting}
          pages={pages}
          answer={actionData}
          isForSet={into?.isOpen === true}
          typed={typed}
          key={changes[0]?.id}
        />
      )}
      <ValueHistory setting={setting} changes={changes} />
    </RecordPage>
  )
}

function Origins({ setting, other }: Pick<Route.ComponentProps['loaderData'], 'setting' | 'other'>) {
  const { t } = useTexts()
  const { scopeName, shownValue } = useSettingWords()
  const { key, default: standard, inherited, own, min, max, kind } = setting
  return (
    <Facts
      of={{
        [t('settings.fact.key')]: <code>{key}</code>,
        [t('settings.fact.default')]: shownValue(setting, standard),
        ...(inherited && {
          [t('settings.fact.inherited', { scope: scopeName(inherited.scope) })]: shownValue(setting, inherited.value),
        }),
        [t('settings.fact.own')]: own !== null && <strong className={css.value}>{shownValue(setting, own)}</strong>,
        ...(other && {
          [t('settings.texts.column.other')]: (
            <Link to={valuePath(key, other.scope)} className={css.value}>
              {other.text || '–'}
            </Link>
          ),
        }),
        [t('settings.fact.limits')]:
          kind === 'number' && min !== null && max !== null && t('settings.limits', { min, max }),
      }}
    />
  )
}

interface ChangeProps {
  readonly setting: SettingView
  readonly pages: readonly PageToSee[]
  readonly answer: unknown
  /** It is prepared for the set that the page was come to from. */
  readonly isForSet: boolean
  readonly typed: string | null
}

function Change({ setting, pages, answer, isForSet, typed }: ChangeProps) {
  const { t } = useTexts()
  const { shownValue } = useSettingWords()
  const { kind, own, inherited, default: standard, needsTwo } = setting
  const without = inherited?.value ?? standard
  const shown = typed ?? own ?? without
  const choices = kind === 'flag' ? ['true', 'false'] : []
  return (
    <Stack gap={3} className={kind === 'dress' ? undefined : css.form}>
      {needsTwo && <InlineMessage tone="info">{t('settings.needsTwo')}</InlineMessage>}
      <Form
        form={valueForm(setting)}
        answer={answer}
        // Which of its controls the one field has is known by its kind alone.
        values={{ value: (kind === 'choices' ? shown.split(', ') : shown) as string, isPrepared: isForSet ? 'on' : '' }}
        errorsTitle="settings.refused"
        submit={t(needsTwo ? 'settings.saveTwo' : 'settings.save')}
        look={{ size: 'small' }}
        aside={<PreviewButton />}
      >
        {kind === 'dress' ? (
          <>
            <AppearanceEditor start={shown} pages={pages} />
            <Disclosure title={t('settings.dress.asText')} isOpen={answer !== undefined}>
              <FormField name="value" />
            </Disclosure>
          </>
        ) : kind === 'choices' ? (
          <OrderedChoice setting={setting} />
        ) : (
          <FormField
            name="value"
            {...(choices.length > 0
              ? { options: choices.map((value) => ({ value, label: shownValue(setting, value) })) }
              : {})}
          />
        )}
        <FormField name="isPrepared" />
      </Form>
      {own !== null && (
        <Disclosure title={t('settings.reset')}>
          <Stack gap={2} align="start">
            <p>{t('settings.reset.sure', { value: shownValue(setting, without) })}</p>
            <PostButton variant="secondary" fields={{ intent: 'reset' }}>
              {t('settings.reset')}
            </PostButton>
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem
    error={error}
    retry={SETTINGS_LIST.path}
    gone={{ title: 'settings.gone.title', text: 'settings.gone.text', back: 'settings.gone.back' }}
  />
)
