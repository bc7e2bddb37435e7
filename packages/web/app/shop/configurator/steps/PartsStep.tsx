import type { Part } from '@volante/contract/car-shapes'
import { whyNot } from '@volante/domain/configuration/explain'
import { useMemo } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { PartCard } from '../../../building/PartCard.tsx'
import { PlainForm } from './PlainForm.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { useSeenPicture } from './use-seen-picture.tsx'
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

/** Packs first: they are what most cars leave with. */
function PartList({ parts }: { readonly parts: readonly Part[] }) {
  const { t } = useTexts()
  const { index, build } = useConfigurator()
  const show = useSeenPicture()
  const reasons = useMemo(() => new Map(parts.map(({ id }) => [id, whyNot(index, build, id)])), [parts, index, build])
  const ordered = parts.toSorted((a, b) => rank(a) - rank(b))
  if (parts.length === 0) return <p className="soft">{t('configurator.nothing')}</p>
  return (
    <PlainForm>
      <Stack as="ul" role="list" gap={2}>
        {ordered.map((part) => (
          <li key={part.id}>
            <PartCard part={part} reasons={reasons.get(part.id) ?? []} seen={show(part)} />
          </li>
        ))}
      </Stack>
    </PlainForm>
  )
}

const rank = ({ behaviour }: Part): number => (behaviour === 'FEATURED' ? 0 : 1)
