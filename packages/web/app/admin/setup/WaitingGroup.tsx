import type { SetupState } from '@volante/contract/setup'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Differences } from '../../work/Differences.tsx'
import { PostButton } from '../../work/PostButton.tsx'

/** Which sites another person has yet to approve, and what is decided of them. */
export function WaitingGroup({ group: { name, sites, waiting } }: Pick<SetupState, 'group'>) {
  const { t, date } = useTexts()
  if (!waiting) return null
  const word = (isOpen: boolean) => t(isOpen ? 'admin.setup.group.isOpen' : 'admin.setup.group.isClosed')
  const moved = sites.filter(({ id, brand, isOpen }) => brand !== 'portal' && waiting.sites.includes(id) !== isOpen)
  const renamed =
    waiting.name === name ? [] : [{ name: t('admin.setup.group.name'), before: name, after: waiting.name }]
  const values = { by: waiting.by ?? t('work.history.nobody'), at: date(waiting.at, 'moment') }
  return (
    <Stack gap={2}>
      <h3>{t('admin.setup.group.waits')}</h3>
      <InlineMessage tone="warn">
        {t(waiting.waitsForAnother ? 'admin.setup.group.waiting.own' : 'admin.setup.group.waiting', values)}
      </InlineMessage>
      <Differences
        of={[
          ...renamed,
          ...moved.map(({ name: brand, country, isOpen }) => ({
            name: `${brand} ${country}`,
            before: word(isOpen),
            after: word(!isOpen),
          })),
        ]}
      />
      <Row gap={2}>
        {!waiting.waitsForAnother && (
          <PostButton variant="primary" fields={{ decision: 'approve' }}>
            {t('admin.setup.group.approve')}
          </PostButton>
        )}
        <PostButton variant="secondary" fields={{ decision: 'drop' }}>
          {t('admin.setup.group.drop')}
        </PostButton>
      </Row>
    </Stack>
  )
}
