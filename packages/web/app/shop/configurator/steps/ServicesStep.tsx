import { useTexts } from '../../../texts/texts.tsx'
import { OptionCard } from '../../../ui/choice/OptionCard.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { PartPrice } from './PartPrice.tsx'
import { PlainForm } from './PlainForm.tsx'
import css from './steps.module.css'

export function ServicesStep() {
  const { t } = useTexts()
  const { data, build, dispatch } = useConfigurator()
  const { services } = data.car.catalogue
  if (services.length === 0) return <p className={css.nothing}>{t('configurator.nothing')}</p>
  return (
    <PlainForm>
      <ul role="list" className={css.list}>
        {services.map(({ id, name, serviceName, price }) => {
          const isChosen = build.services.includes(id)
          const kind = isChosen ? 'removeService' : 'addService'
          return (
            <li key={id}>
              <OptionCard
                name="services"
                value={id}
                title={name}
                description={serviceName}
                price={<PartPrice amount={price} />}
                checked={isChosen}
                onChange={() => dispatch({ type: 'ask', change: { kind, serviceId: id } })}
              />
            </li>
          )
        })}
      </ul>
    </PlainForm>
  )
}
