import type { Part } from '@volante/contract/car-shapes'
import { whyNot } from '@volante/domain/configuration/explain'
import { byGroup } from '@volante/domain/configuration/part-groups'
import { useMemo } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { GroupLinks, PartGroup } from './PartGroup.tsx'
import { PlainForm } from './PlainForm.tsx'
import css from './steps.module.css'

export function OptionalsStep() {
  const { t } = useTexts()
  const { catalogue, serialParts } = useConfigurator().data.car
  return (
    <>
      <PartList parts={catalogue.items} />
      {serialParts.length > 0 ? (
        <Disclosure title={t('configurator.serial', { count: serialParts.length })}>
          <ul className={css.serial}>
            {serialParts.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  )
}

export function AccessoriesStep() {
  const { catalogue } = useConfigurator().data.car
  return <PartList parts={catalogue.accessories} />
}

/** Few groups are overlooked at once. */
const FEW = 3

/** By what they are for, packs first; a catalogue that does not say so is one list. */
function PartList({ parts }: { readonly parts: readonly Part[] }) {
  const { t } = useTexts()
  const { index, build } = useConfigurator()
  const reasons = useMemo(() => new Map(parts.map(({ id }) => [id, whyNot(index, build, id)])), [parts, index, build])
  const groups = useMemo(() => byGroup(parts), [parts])
  const isNamed = groups.some(({ group }) => group !== 'other')
  if (parts.length === 0) return <p className="soft">{t('configurator.nothing')}</p>
  return (
    <PlainForm>
      {groups.length > FEW ? <GroupLinks groups={groups} /> : null}
      {groups.map((of) => (
        <PartGroup key={of.group} of={of} isNamed={isNamed} reasons={reasons} />
      ))}
    </PlainForm>
  )
}
