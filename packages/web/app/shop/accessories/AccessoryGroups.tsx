import { byGroup, type PartsOfGroup } from '@volante/domain/configuration/part-groups'
import type { CSSProperties } from 'react'
import { GroupIcon } from '../../building/GroupIcon.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Columns, Row } from '../../ui/layout/Stack.tsx'
import type { AccessoryFilter } from './accessory-filter.ts'
import { AccessoryItem } from './AccessoryItem.tsx'
import css from './accessories.module.css'
import type { AccessoryCard } from './load-accessories.ts'

interface AccessoryGroupsProps {
  readonly cards: readonly AccessoryCard[]
  readonly filter: AccessoryFilter
}

/** Few groups are overlooked at once. */
const FEW = 3

const idOf = ({ group }: PartsOfGroup<AccessoryCard>): string => `group-${group}`

/** The accessories by what they are for; what words found is one list, however little that is. */
export function AccessoryGroups({ cards, filter }: AccessoryGroupsProps) {
  const { t } = useTexts()
  const groups = byGroup(cards)
  if (filter.q !== null || groups.every(({ group }) => group === 'other'))
    return (
      <Columns as="ul" role="list" least="17rem" aria-label={t('accessories.list')}>
        {cards.map((card) => (
          <AccessoryItem key={card.name} card={card} filter={filter} heading="h2" />
        ))}
      </Columns>
    )
  return (
    <>
      {groups.length > FEW ? (
        <Row as="nav" gap={[0, 5]} align="stretch" aria-label={t('configurator.groups')}>
          {groups.map((of) => (
            <a key={of.group} href={`#${idOf(of)}`} className="tap">
              {t(`configurator.group.${of.group}`)}
            </a>
          ))}
        </Row>
      ) : null}
      <div className={css.groups}>
        {groups.map((of) => (
          <AccessoryGroup key={of.group} of={of} filter={filter} />
        ))}
      </div>
    </>
  )
}

interface AccessoryGroupProps {
  readonly of: PartsOfGroup<AccessoryCard>
  readonly filter: AccessoryFilter
}

interface Count extends CSSProperties {
  readonly '--count': number
}

function AccessoryGroup({ of, filter }: AccessoryGroupProps) {
  const { t } = useTexts()
  const { group, parts } = of
  const name = t(`configurator.group.${group}`)
  const count: Count = { '--count': parts.length }
  return (
    <section aria-labelledby={idOf(of)} className={css.group} style={count}>
      <h2 id={idOf(of)} className={css.heading}>
        {group === 'other' ? null : <GroupIcon group={group} size={24} />}
        {name}
      </h2>
      <ul role="list" aria-label={t('accessories.listOf', { group: name })}>
        {parts.map((card) => (
          <AccessoryItem key={card.name} card={card} filter={filter} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
