import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Tag } from '../../../ui/data/Tag.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './CarStage.module.css'

/** On one line. */
const whole = (fact: string) => fact.replaceAll(' ', '\u00a0')

/** Engine, gearbox, fuel, model year; and the licence where the common one does not do (CTB art. 143). */
export function CarFacts() {
  const { t } = useTexts()
  const { fuelLabels } = useSite()
  const { mvs, licence } = useConfigurator().data.car
  const facts = [
    mvs.engine,
    mvs.gear,
    fuelLabels[mvs.fuel] ?? mvs.fuel,
    t('configurator.year', { year: String(mvs.year) }),
  ]
  return (
    <>
      <p className={css.facts}>{facts.map(whole).join('\u00a0· ')}</p>
      {licence === 'B' ? null : (
        <p className={css.licence}>
          <Tag>{t('configurator.licence', { licence })}</Tag>
        </p>
      )}
    </>
  )
}
