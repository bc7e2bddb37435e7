import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { PLACES } from './fields.ts'
import { useField } from './form-context.tsx'
import type { DealerChoice } from './nearby-dealers.ts'
import css from './proposal.module.css'
import type { ShownDealers } from './shown-dealers.ts'

interface DealerFieldsProps {
  readonly shown: ShownDealers
  readonly isRequired: boolean
}

/** Who answers: looked for by CEP or town, nearest first. The button posts the form and the page comes back with the list; start-dealers.ts takes only this part of it. */
export function DealerFields({ shown, isRequired }: DealerFieldsProps) {
  const { t, byKey } = useTexts()
  const { brandName: brand } = useSite()
  const { field, errorOf } = useField()
  const { near } = shown
  const typed = field('place')
  const refusal = near?.refusal ? byKey(near.refusal) : null
  return (
    <Fieldset
      id={PLACES.dealer}
      legend={t('lead.dealer.title')}
      hint={isRequired ? t('lead.dealer.required') : t('lead.dealer.hint', { brand })}
    >
      <div className={css.search}>
        <TextField
          {...typed}
          error={typed.error ?? errorOf('dealerCode') ?? refusal}
          label={t('lead.dealer.place')}
          isOptional={!isRequired}
          autoComplete="postal-code"
        />
        <Button type="submit" name="intent" value="dealers" whilePending={t('lead.dealer.searching')}>
          {t('lead.dealer.search')}
        </Button>
      </div>
      <Found shown={shown} />
      <input type="hidden" name="cityName" value={near?.place?.cityName ?? ''} />
      <input type="hidden" name="cityState" value={near?.place?.stateCode ?? ''} />
    </Fieldset>
  )
}

function Found({ shown: { near, dealers, chosen } }: Pick<DealerFieldsProps, 'shown'>) {
  const { t, number } = useTexts()
  const { brandName: brand } = useSite()
  const place = near?.place ? `${near.place.cityName}, ${near.place.stateCode}` : ''
  const detail = ({ km, street, city }: DealerChoice) =>
    [km === null ? null : t('lead.dealer.distance', { km: number(km) }), street, city].filter(Boolean).join(' · ')
  return (
    <>
      <LiveRegion>{near?.place ? t('lead.dealer.found', { count: dealers.length, place }) : ''}</LiveRegion>
      {near?.place && dealers.length === 0 ? (
        <p className={css.quiet}>{t('lead.dealer.none', { brand, place })}</p>
      ) : null}
      {dealers.length > 0 && (
        <RadioGroup
          legend={near?.place ? t('lead.dealer.list', { place }) : t('lead.dealer.chosen')}
          name="dealerCode"
          defaultValue={chosen}
          options={dealers.map((dealer) => ({ value: dealer.code, label: dealer.name, hint: detail(dealer) }))}
        />
      )}
    </>
  )
}
