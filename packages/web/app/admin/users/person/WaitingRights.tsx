import type { PersonDetail } from '@volante/contract/users-admin'
import { useTexts } from '../../../texts/texts.tsx'
import { Row, Stack } from '../../../ui/layout/Stack.tsx'
import { PostButton } from '../../../work/PostButton.tsx'
import { Difference, KINDS } from './PersonHistory.tsx'
import css from '../users.module.css'

/** Rights over money that one administrator asked for: a second agrees or declines, who asked may take the wish back. */
export function WaitingRights({ person }: { readonly person: PersonDetail }) {
  const { t, date } = useTexts()
  const { waiting } = person
  if (!waiting || !person.may.changeRights) return null
  const read = { rightsVersion: String(person.rightsVersion) }
  const kinds = KINDS.filter((kind) => String(person[kind]) !== String(waiting.rights[kind]))
  return (
    <Stack as="section" gap={3} aria-labelledby="waiting" className={css.section}>
      <h2 id="waiting">{t('admin.users.waiting.title')}</h2>
      <p>{t('admin.users.waiting.text', { name: waiting.by.name, at: date(waiting.at, 'moment') })}</p>
      <Difference before={person} after={waiting.rights} kinds={kinds} />
      <Row gap={2}>
        {waiting.mayDecide && (
          <PostButton name="intent" value="agreed" fields={read}>
            {t('admin.users.waiting.agree')}
          </PostButton>
        )}
        <PostButton name="intent" value="declined" fields={read}>
          {t(waiting.mayDecide ? 'admin.users.waiting.decline' : 'admin.users.waiting.takeBack')}
        </PostButton>
      </Row>
    </Stack>
  )
}
