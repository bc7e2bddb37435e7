import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fieldset, FormRow } from '../../ui/Fieldset.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { cepMask } from '../../ui/masks.ts'
import { type Choice, Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ask } from './ask.ts'
import { controlOf } from './fields.ts'
import type { FoundAddress } from './find-address.ts'
import { useField } from './form-context.tsx'
import css from './proposal.module.css'

type Answer = FoundAddress | { readonly refusal: string }

interface AddressFieldsProps {
  readonly states: readonly Choice[]
  readonly form: RefObject<HTMLFormElement | null>
  /** The place of the code is where a dealer is looked for, unless one was already. */
  readonly onFound: (postalCode: string) => void
}

/** Where the site asks for it (spec platform §3): the code fills what it knows, and what it does not can always be typed. */
export function AddressFields({ states, form, onFound }: AddressFieldsProps) {
  const { t, byKey } = useTexts()
  const { country } = useSite()
  const { field, values } = useField()
  const [isOpen, setOpen] = useState(values.street !== '' || values.cidade !== '')
  const { said, problem, look } = useAddress(form, () => setOpen(true), onFound)
  const code = field('userPostalCode')
  // React takes what a mask writes for its own doing and tells no change of it.
  const onInput = (event: FormEvent<HTMLInputElement>) => void look(event.currentTarget.value)
  return (
    <Fieldset
      legend={
        <>
          {t('lead.address.title')} <Optional />
        </>
      }
      hint={t('lead.address.hint')}
    >
      <div className={css.search}>
        <TextField
          {...code}
          error={problem ? byKey(problem) : code.error}
          label={t('lead.address.postalCode')}
          autoComplete="postal-code"
          {...(country === 'BR' ? { mask: cepMask, inputMode: 'numeric' as const, onInput } : {})}
        />
        {country === 'BR' && (
          <Button type="submit" name="intent" value="address" className={css.withoutScript}>
            {t('lead.address.search')}
          </Button>
        )}
      </div>
      <LiveRegion>{said}</LiveRegion>
      {/* Opens at once, without the slow way of Disclosure: the focus follows. */}
      <details open={isOpen} className={css.manual}>
        <summary>{t('lead.address.manual')}</summary>
        <AddressParts states={states} />
      </details>
    </Fieldset>
  )
}

function Optional() {
  const { t } = useTexts()
  return <span className={css.optional}>{t('ui.optional')}</span>
}

function AddressParts({ states }: Pick<AddressFieldsProps, 'states'>) {
  const { t } = useTexts()
  const { field } = useField()
  return (
    <div className={css.parts}>
      <TextField {...field('street')} label={t('lead.address.street')} autoComplete="address-line1" />
      <FormRow>
        <TextField {...field('homeNumber')} label={t('lead.address.number')} inputMode="numeric" />
        <TextField
          {...field('complement')}
          label={t('lead.address.complement')}
          isOptional
          autoComplete="address-line2"
        />
      </FormRow>
      <TextField {...field('neighborhood')} label={t('lead.address.neighborhood')} autoComplete="address-level3" />
      <FormRow>
        <TextField {...field('cidade')} label={t('lead.address.city')} autoComplete="address-level2" />
        <Select
          {...field('uf')}
          label={t('lead.address.state')}
          options={states}
          placeholder={t('lead.you.chooseState')}
          autoComplete="address-level1"
        />
      </FormRow>
    </div>
  )
}

function useAddress(form: RefObject<HTMLFormElement | null>, open: () => void, onFound: (postalCode: string) => void) {
  const site = useSite()
  const { t } = useTexts()
  const [found, setFound] = useState<FoundAddress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const asked = useRef('')
  const look = async (typed: string): Promise<void> => {
    const code = typed.replace(/\D/g, '')
    if (code === asked.current) return
    asked.current = code
    setProblem(null)
    if (code.length !== 8) return
    const answer = await ask<Answer>(site, 'address', { query: { code } }).catch(() => null)
    if (asked.current !== code) return
    open()
    if (!answer || 'refusal' in answer) {
      setProblem(answer ? answer.refusal : 'lead.address.failed')
      return
    }
    fillIn(form.current, answer)
    onFound(typed)
    setFound(answer)
  }
  // Once the fields are open: what is closed takes no focus.
  useEffect(() => {
    if (found) document.getElementById(controlOf(found.street ? 'homeNumber' : 'street'))?.focus()
  }, [found])
  const said = found
    ? t(found.street ? 'lead.address.found' : 'lead.address.cityFound', { address: lineOf(found) })
    : ''
  return { said, problem, look }
}

const lineOf = ({ street, neighborhood, city, uf }: FoundAddress): string =>
  [street, neighborhood, `${city}, ${uf}`].filter(Boolean).join(', ')

function fillIn(form: HTMLFormElement | null, { street, neighborhood, city, uf }: FoundAddress): void {
  for (const [name, value] of Object.entries({ street, neighborhood, cidade: city, uf })) {
    const control = form?.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
  }
}
