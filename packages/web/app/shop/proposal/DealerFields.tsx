import { useTexts } from '../../texts/texts.tsx'
import { useSite } from '../../shell/root-data.ts'
import { Button } from '../../ui/Button.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useField } from './form-context.tsx'
import type { DealerChoice } from './nearby-dealers.ts'
import css from './proposal.module.css'
import type { Dealers } from './use-dealers.ts'

interface DealerFieldsProps {
  readonly dealers: Dealers
  readonly isRequired: boolean
}

/** Who answers: looked for by CEP or town, nearest first. Without script the button posts the form and the page comes back with the list. */
export function DealerFields({ dealers, isRequired }: DealerFieldsProps) {
  const { t, byKey } = useTexts()
  const { brandName: brand } = useSite()
  const { field, errorOf } = useField()
  const { near, state, search } = dealers
  const typed = field('place')
  const refusal = near?.refusal ? byKey(near.refusal) : null
  const searchTyped = () => void search(placeTyped(typed.id))
  return (
    <Fieldset
      legend={t('lead.dealer.title')}
      hint={isRequired ? t('lead.dealer.required') : t('lead.dealer.hint', { brand })}
    >
      <div className={css.search}>
        <TextField
          {...typed}
          error={state === 'failed' ? t('lead.dealer.failed') : (typed.error ?? errorOf('dealerCode') ?? refusal)}
          label={t('lead.dealer.place')}
          isOptional={!isRequired}
          autoComplete="postal-code"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            searchTyped()
          }}
        />
        <Button
          type="submit"
          name="intent"
          value="dealers"
          pending={state === 'searching' ? t('lead.dealer.searching') : null}
          onClick={(event) => {
            event.preventDefault()
            searchTyped()
          }}
        >
          {t('lead.dealer.search')}
        </Button>
      </div>
      <Found dealers={dealers} />
      <input type="hidden" name="cityName" value={near?.place?.cityName ?? ''} readOnly />
      <input type="hidden" name="cityState" value={near?.place?.stateCode ?? ''} readOnly />
    </Fieldset>
  )
}

const placeTyped = (id: string): string => {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement ? field.value : ''
}

function Found({ dealers: { near, dealers, chosen, setChosen } }: Pick<DealerFieldsProps, 'dealers'>) {
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
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={dealers.map((dealer) => ({ value: dealer.code, label: dealer.name, hint: detail(dealer) }))}
        />
      )}
    </>
  )
}
