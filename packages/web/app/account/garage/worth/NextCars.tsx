import { useTexts } from '../../../texts/texts.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import type { NextCars as Cars } from './load-next.ts'

/** The own car beside those on sale that are most like it. */
export function NextCars({ cars, model }: { readonly cars: Cars; readonly model: string }) {
  const { t } = useTexts()
  if (cars.length === 0) return null
  return (
    <section aria-labelledby="next-car">
      <h2 id="next-car">{t('garage.nextTitle')}</h2>
      <p className="soft">{t('garage.nextText', { model })}</p>
      <Row>
        {cars.map(({ name, to }) => (
          <LinkButton key={name} to={to} reloadDocument>
            {t('garage.nextWith', { model: name })}
          </LinkButton>
        ))}
      </Row>
    </section>
  )
}
