import type { Part } from '@volante/contract/car-shapes'
import type { PartsOfGroup } from '@volante/domain/configuration/part-groups'
import type { Reason } from '@volante/domain/configuration/reasons'
import type { MouseEvent } from 'react'
import { PartCard } from '../../../building/PartCard.tsx'
import { scrollWithin } from '../../../ui/overlay/scroll-within.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './PartGroup.module.css'
import { useSeenPicture } from './use-seen-picture.tsx'

type Group = PartsOfGroup<Part>

const idOf = ({ group }: Group): string => `group-${group}`

interface PartGroupProps {
  readonly of: Group
  /** False where the catalogue has no groups. */
  readonly isNamed: boolean
  /** Why parts cannot be chosen now, by their ids. */
  readonly reasons: ReadonlyMap<string, readonly Reason[]>
}

/** The parts for one purpose beneath its name, which says how many of them are in the car. */
export function PartGroup({ of, isNamed, reasons }: PartGroupProps) {
  const { t } = useTexts()
  const show = useSeenPicture()
  const count = useCount(of)
  return (
    <section aria-labelledby={idOf(of)}>
      <h3 id={idOf(of)} tabIndex={-1} className={isNamed ? css.heading : 'unseen'}>
        {t(`configurator.group.${of.group}`)}
        {count > 0 ? <span className={css.count}>{t('configurator.group-count', { count })}</span> : null}
      </h3>
      <Stack as="ul" role="list" gap={2}>
        {of.parts.map((part) => (
          <li key={part.id}>
            <PartCard part={part} reasons={reasons.get(part.id) ?? []} show={show} />
          </li>
        ))}
      </Stack>
    </section>
  )
}

/** The way to each group without passing the others. */
export function GroupLinks({ groups }: { readonly groups: readonly Group[] }) {
  const { t } = useTexts()
  return (
    <nav aria-label={t('configurator.groups')} className={css.links}>
      {groups.map((of) => (
        <GroupLink key={of.group} of={of} />
      ))}
    </nav>
  )
}

/** On a phone the sheet alone moves; the address stays that of the build. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  scrollWithin(target)
  target.focus({ preventScroll: true })
}

function GroupLink({ of }: { readonly of: Group }) {
  const { t } = useTexts()
  const count = useCount(of)
  return (
    <a href={`#${idOf(of)}`} className={css.link} onClick={jump}>
      {t(`configurator.group.${of.group}`)}
      {count > 0 ? (
        <>
          <span className="unseen">{t('configurator.group-count', { count })}</span>
          <span className={css.number} aria-hidden="true">
            {count}
          </span>
        </>
      ) : null}
    </a>
  )
}

function useCount({ parts }: Group): number {
  const { build } = useConfigurator()
  return parts.filter(({ id }) => build.parts.includes(id)).length
}
