import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { bodyNameFor } from '../../../ui/car/bodies.ts'
import { CarSilhouette } from '../../../ui/CarSilhouette.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Price } from '../../../ui/Price.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './dialogs.module.css'

/** The brand's other models. The car that was built stays saved in this browser. */
export function ChangeCarDialog() {
  const { t } = useTexts()
  const site = useSite()
  const { data, window, open } = useConfigurator()
  return (
    <Dialog isOpen={window === 'car'} onClose={() => open(null)} title={t('configurator.change-car')} size="large">
      <p>{t('configurator.change-car.saved', { car: data.car.mvs.modelName })}</p>
      <ul role="list" className={css.cars}>
        {data.others.map(({ slug, modelName, body, dimensions, priceFrom }) => (
          <li key={slug}>
            <a className={css.car} href={pathTo(site, 'configurator', { model: slug })}>
              <CarSilhouette
                body={bodyNameFor(body, dimensions.length)}
                paint="#c2c5c8"
                length={dimensions.length}
                height={dimensions.height}
                label=""
              />
              <strong>{modelName}</strong>
              <Price amount={priceFrom} before={t('configurator.from')} />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
