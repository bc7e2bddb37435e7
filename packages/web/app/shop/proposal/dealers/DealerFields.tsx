import type { KeyboardEvent, MouseEvent } from 'react'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { RadioGroup } from '../../../ui/choice/RadioGroup.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { Fieldset } from '../../../ui/field/Fieldset.tsx'
import type { DealerChoice } from './nearby-dealers.ts'
import { Field } from '../proposal-form.ts'
import css from '../proposal.module.css'
import type { ShownDealers } from './use-nearby-dealers.ts'

interface DealerFieldsProps {
  readonly shown: ShownDealers
  readonly isRequired: boolean
}

/** Who answers: looked for by CEP or town, nearest first. Without script the button posts the form and the page comes back with the list. */
export function DealerFields({ shown, isRequired }: DealerFieldsProps) {
  const { t } = useTexts()
  const { brandName: brand } = useSite()
  const search = (event: KeyboardEvent | MouseEvent<HTMLButtonElement>, place: unknown) => {
    event.preventDefault()
    void shown.search(String(place ?? ''))
  }
  return (
    <Fieldset
      legend={t('lead.dealer.title')}
      hint={isRequired ? t('lead.dealer.required') : t('lead.dealer.hint', { brand })}
    >
      <div className={css.search}>
        <Field
          name="place"
          error={shown.problem ?? undefined}
          onKeyDown={(event) => event.key === 'Enter' && search(event, event.currentTarget.value)}
        />
        <Button
          type="submit"
          name="intent"
          value="dealers"
          pending={shown.isSearching ? t('lead.dealer.searching') : null}
          onClick={(event) => search(event, new FormData(event.currentTarget.form ?? undefined).get('place'))}
        >
          {t('lead.dealer.search')}
        </Button>
      </div>
      <Found shown={shown} />
    </Fieldset>
  )
}

function Found({ shown: { near, dealers, chosen, choose } }: Pick<DealerFieldsProps, 'shown'>) {
  const { t, number } = useTexts()
  const { brandName: brand } = useSite()
  const place = near?.place ? `${near.place.cityName}, ${near.place.stateCode}` : ''
  const detail = ({ km, street, city }: DealerChoice) =>
    [km === null ? null : t('lead.dealer.distance', { km: number(km) }), street, city].filter(Boolean).join(' · ')
  return (
    <>
      <LiveRegion>{near?.place ? t('lead.dealer.found', { count: dealers.length, place }) : ''}</LiveRegion>
      {near?.place && dealers.length === 0 ? (
        <p className="soft small">{t('lead.dealer.none', { brand, place })}</p>
      ) : null}
      {dealers.length > 0 && (
        <RadioGroup
          legend={near?.place ? t('lead.dealer.list', { place }) : t('lead.dealer.chosen')}
          name="dealerCode"
          value={chosen}
          onChange={(event) => choose(event.currentTarget.value)}
          options={dealers.map((dealer) => ({ value: dealer.code, label: dealer.name, hint: detail(dealer) }))}
        />
      )}
    </>
  )
}
