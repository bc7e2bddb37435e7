import { useTexts } from '../../../texts/texts.tsx'
import { OptionCard } from '../../../ui/choice/OptionCard.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { PartPrice } from '../../../building/PartPrice.tsx'
import { PlainForm } from './PlainForm.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'

export function ServicesStep() {
  const { t } = useTexts()
  const { data, build, dispatch } = useConfigurator()
  const { services } = data.car.catalogue
  if (services.length === 0) return <p className="soft">{t('configurator.nothing')}</p>
  return (
    <PlainForm>
      <Stack as="ul" role="list" gap={2}>
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
      </Stack>
    </PlainForm>
  )
}
