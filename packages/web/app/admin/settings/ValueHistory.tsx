import type { SettingView, ValueChange } from '@volante/contract/site-settings'
import { appearanceLines } from '@volante/domain/theme/appearance-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { setPath } from '../data/data-list.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Differences } from '../../work/Differences.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'
import { useSettingWords } from './use-setting-words.ts'

interface ChangesProps {
  readonly setting: SettingView
  readonly changes: readonly ValueChange[]
}

const TONES = { DRAFT: 'warn', IN_FORCE: 'good', DROPPED: 'bad', REVERTED: 'info' } as const satisfies Record<
  ValueChange['state'],
  Tone
>

/** What waits for a decision, with what it would change; the children put it into a set, with which it is decided then. */
export function ValueDraft({ setting, changes, children }: ChangesProps & { readonly children: ReactNode }) {
  const { t, date } = useTexts()
  const draft = changes.find(({ state }) => state === 'DRAFT')
  if (!draft) return null
  const { id, madeBy, madeAt, isUndoing, waitsForAnother, changeSet } = draft
  return (
    <Stack as="section" gap={2} align="start" aria-labelledby="draft">
      <h2 id="draft" className="text-16">
        {t('settings.draft')}
      </h2>
      <p>{t('settings.draft.by', { who: madeBy ?? t('settings.nobody'), at: date(madeAt, 'moment') })}</p>
      {isUndoing && <p>{t('settings.draft.undoing')}</p>}
      <Difference setting={setting} change={draft} />
      {changeSet ? (
        <p>
          <Link to={setPath(changeSet.id)}>{t('sheets.batch.inSet', { name: changeSet.name })}</Link>
        </p>
      ) : (
        <>
          {waitsForAnother && <Soft as="p">{t('settings.draft.another')}</Soft>}
          <Decisions id={id} waitsForAnother={waitsForAnother} />
          {children}
        </>
      )}
    </Stack>
  )
}

function Decisions({ id, waitsForAnother }: Pick<ValueChange, 'id' | 'waitsForAnother'>) {
  const { t } = useTexts()
  return (
    <Row gap={2}>
      {!waitsForAnother && (
        <PostButton variant="primary" fields={{ intent: 'approve', id }}>
          {t('settings.approve')}
        </PostButton>
      )}
      <PostButton variant="secondary" fields={{ intent: 'drop', id }}>
        {t('settings.drop')}
      </PostButton>
    </Row>
  )
}

/** What a value was and became, newest first; the newest in force can be taken back. */
export function ValueHistory({ setting, changes }: ChangesProps) {
  const { t, date } = useTexts()
  const decided = changes.filter(({ state }) => state !== 'DRAFT')
  const newest = setting.isWaiting ? undefined : decided.find(({ state }) => state !== 'DROPPED')
  return (
    <Stack as="section" gap={3} aria-labelledby="history">
      <h2 id="history" className="text-16">
        {t('settings.history')}
      </h2>
      {decided.length === 0 && <Soft as="p">{t('settings.history.none')}</Soft>}
      <Stack as="ol" role="list" gap={3}>
        {decided.map((change) => {
          const at = date(change.madeAt, 'moment')
          return (
            <li key={change.id}>
              <Row gap={2} align="center">
                <span>{t('settings.history.by', { who: change.madeBy ?? t('settings.nobody'), at })}</span>
                <StatusTag tone={TONES[change.state]}>{t(`settings.state.${change.state}`)}</StatusTag>
              </Row>
              {change.decidedBy && change.decidedBy !== change.madeBy && (
                <Soft as="p">{t('settings.history.decided', { who: change.decidedBy })}</Soft>
              )}
              <Difference setting={setting} change={change} />
              {change === newest && change.state === 'IN_FORCE' && (
                <PostButton
                  variant="secondary"
                  fields={{ intent: 'revert', id: change.id }}
                  aria-label={t('settings.revertOf', { at })}
                >
                  {t('settings.revert')}
                </PostButton>
              )}
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}

/** Of an appearance, the lines that are not as they were. */
function linesChanged({ before, after }: ValueChange, standard: string) {
  const [was, is] = [appearanceLines(before ?? standard), appearanceLines(after ?? standard)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? '', after: is.get(name) ?? '' }))
    .filter((line) => line.before !== line.after)
}

function Difference({ setting, change }: { readonly setting: SettingView; readonly change: ValueChange }) {
  const { t } = useTexts()
  const { shownValue } = useSettingWords()
  const shown = (value: string | null) => (value === null ? t('settings.without') : shownValue(setting, value))
  if (setting.kind === 'dress') return <Differences of={linesChanged(change, setting.default)} />
  return <Differences of={[{ name: t('settings.value'), before: shown(change.before), after: shown(change.after) }]} />
}
