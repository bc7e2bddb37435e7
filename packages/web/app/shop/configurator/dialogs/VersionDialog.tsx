import { type CarriedOver, carryOver } from '@volante/domain/configuration/carry-over'
import { addressOf } from '@volante/domain/configuration/address'
import { type CatalogueIndex, indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { ErrorState } from '../../../ui/feedback/States.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { answerPath } from '../responses/addresses.ts'
import type { CarAnswer } from '../responses/car.ts'
import { useResponse } from '../responses/use-response.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { DifferenceList } from '../../../building/DifferenceList.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { VersionBrings } from './VersionBrings.tsx'
import { NetDifference } from '../../../building/NetDifference.tsx'

/** Another version: what comes along and what it does not have, before anything changes. Without losses it just opens. */
export function VersionDialog() {
  const { t } = useTexts()
  const site = useSite()
  const { data, versionAsked, askVersion } = useConfigurator()
  const query = new URLSearchParams({ version: versionAsked ?? '', from: data.car.mvs.code })
  const answer = useResponse<CarAnswer>(versionAsked === null ? null : answerPath(site, data.model.slug, 'car', query))
  const { car, difference } = answer.value ?? {}
  const moved = useMoved(car?.catalogue)
  const isOwnAsk = versionAsked === data.upgrade?.mvs.code
  const isLossless =
    moved !== null && moved.carried.removed.length === 0 && !moved.carried.recolored && !moved.carried.recoated
  const take = useTakeVersion(moved)
  useEffect(() => {
    if (isLossless && !isOwnAsk) take()
  }, [isLossless, isOwnAsk, take])
  const close = () => askVersion(null)
  return (
    <Dialog
      isOpen={versionAsked !== null && !(isLossless && !isOwnAsk)}
      onClose={close}
      title={
        car ? t('configurator.version.title', { version: car.mvs.versionName }) : t('configurator.version.loading')
      }
      footer={
        <>
          <Button onClick={close}>{t('configurator.version.stay')}</Button>
          {moved ? (
            <Button variant="primary" onClick={take}>
              {t('configurator.version.take')}
            </Button>
          ) : null}
        </>
      }
    >
      {answer.status === 'loading' ? <Spinner>{t('configurator.version.loading')}</Spinner> : null}
      {answer.status === 'failed' ? <Failure onRetry={answer.retry} /> : null}
      {difference ? <VersionBrings difference={difference} /> : null}
      {moved && car ? <Moved carried={moved.carried} serialParts={car.serialParts} /> : null}
    </Dialog>
  )
}

interface MovedCar {
  readonly index: CatalogueIndex
  readonly carried: CarriedOver
}

function useMoved(catalogue: CarAnswer['car']['catalogue'] | undefined): MovedCar | null {
  const { index: from, build } = useConfigurator()
  return useMemo(() => {
    if (!catalogue) return null
    const index = indexCatalogue(catalogue)
    return { index, carried: carryOver(from, build, index) }
  }, [catalogue, from, build])
}

function useTakeVersion(moved: MovedCar | null): () => void {
  const site = useSite()
  const navigate = useNavigate()
  const { data, step, askVersion } = useConfigurator()
  const { slug } = data.model
  return useMemo(
    () => () => {
      if (!moved) return
      askVersion(null)
      const query = addressOf(moved.index, moved.carried.next, step)
      void navigate(`${pathTo(site, 'configurator', { model: slug })}?${query}`, {
        preventScrollReset: true,
        state: { isMoved: true },
      })
    },
    [moved, site, slug, step, navigate, askVersion],
  )
}

interface MovedProps {
  readonly carried: CarriedOver
  /** Names of what the other version has as standard. */
  readonly serialParts: readonly string[]
}

function Moved({ carried, serialParts }: MovedProps) {
  const { t } = useTexts()
  const isStandard = ({ name }: { readonly name: string }) => serialParts.includes(name)
  const removed = carried.removed.filter((part) => !isStandard(part))
  const standard = carried.removed.filter(isStandard)
  return (
    <Stack>
      <p>{t('configurator.version.lead', { count: removed.length })}</p>
      <DifferenceList changes={{ ...carried, removed, standard }} />
      <NetDifference before={carried.priceBefore} after={carried.priceAfter} />
    </Stack>
  )
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <ErrorState
      title={t('configurator.version.failed')}
      actions={<Button onClick={onRetry}>{t('configurator.retry')}</Button>}
    >
      {t('configurator.safe')}
    </ErrorState>
  )
}
