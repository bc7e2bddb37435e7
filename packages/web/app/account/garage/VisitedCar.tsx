import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { CarRow } from './CarRow.tsx'
import type { VisitedShown } from './load-garage.ts'

export function VisitedCar({ car }: { readonly car: VisitedShown }) {
  const { t, date } = useTexts()
  const { home, model, modelSlug, version, year, mvsCode, color } = car
  const named = `${model} ${version}`
  return (
    <CarRow
      list="visited"
      car={car}
      called={named}
      name={
        <>
          {model}{' '}
          <span>
            {version} {year}
          </span>
        </>
      }
      actions={
        <LinkButton
          to={pathTo(home, 'configurator', { model: modelSlug }, { version: mvsCode, color, year })}
          size="small"
          reloadDocument
        >
          {t('garage.lookAgain')}
          <span className="unseen">: {named}</span>
        </LinkButton>
      }
    >
      <p className="soft">{t('garage.seen', { day: date(car.at) })}</p>
    </CarRow>
  )
}
