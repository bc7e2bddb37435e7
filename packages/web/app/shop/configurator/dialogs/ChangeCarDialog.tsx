import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from '../../../building/dialogs.module.css'

/** The brand's other models. The car that was built stays saved in this browser. */
export function ChangeCarDialog() {
  const { t } = useTexts()
  const site = useSite()
  const { data, window, open } = useConfigurator()
  return (
    <Dialog isOpen={window === 'car'} onClose={() => open(null)} title={t('configurator.change-car')} size="large">
      <p>{t('configurator.change-car.saved', { car: data.car.mvs.modelName })}</p>
      <ul role="list" className={css.cars}>
        {data.others.map((model) => (
          <li key={model.slug}>
            <a className={css.car} href={pathTo(site, 'configurator', { model: model.slug })}>
              <LiveCarPhoto car={model} label="" sizes="240px" />
              <strong>{model.name}</strong>
              <Price amount={model.price} before={t('configurator.from')} />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
