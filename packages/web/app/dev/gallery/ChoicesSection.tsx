import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/choice/Checkbox.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { OptionCard } from '../../ui/choice/OptionCard.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { SegmentedChoice } from '../../ui/choice/SegmentedChoice.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import { type Swatch, SwatchGroup } from '../../ui/choice/SwatchGroup.tsx'
import { Section, Specimen } from './Specimen.tsx'

const PAINTS: readonly Omit<Swatch, 'note'>[] = [
  { value: 'a', name: 'Banchisa', hex: '#F4F4F0', finish: 'solid' },
  { value: 'b', name: 'Vulcano', hex: '#141414', finish: 'solid' },
  { value: 'c', name: 'Montecarlo', hex: '#B3131B', finish: 'solid' },
  { value: 'd', name: 'Silverstone', hex: '#6B6E70', finish: 'metallic' },
  { value: 'e', name: 'Amalfi', hex: '#1F4E8C', finish: 'metallic' },
  { value: 'f', name: 'Bari', hex: '#C2C5C8', finish: 'metallic' },
  { value: 'g', name: 'Alaska', hex: '#FAFAF5', finish: 'pearl' },
  { value: 'h', name: 'Elixir', hex: '#8A1620', finish: 'special' },
  { value: 'i', name: 'Bitom', hex: '#6E7275', roofHex: '#141414', finish: 'special' },
]

export function ChoicesSection() {
  const { t } = useTexts()
  return (
    <Section id="choices" title={t('gallery.choices')}>
      <PaintChoice />
      <OptionChoice />
      <Specimen name="RadioGroup">
        <RadioGroup
          legend={t('gallery.contact-by')}
          name="contact"
          defaultValue="phone"
          options={[
            { value: 'phone', label: t('gallery.by-phone'), hint: t('gallery.by-phone-hint') },
            { value: 'mail', label: t('gallery.by-mail') },
            { value: 'whatsapp', label: t('gallery.by-whatsapp'), isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Checkbox, CheckboxGroup">
        <CheckboxGroup legend={t('gallery.news')}>
          <Checkbox name="mail" label={t('gallery.by-mail')} hint={t('gallery.news-hint')} defaultChecked />
          <Checkbox name="whatsapp" label={t('gallery.by-whatsapp')} />
        </CheckboxGroup>
        <Checkbox id="gallery-consent" name="consent" label={t('gallery.consent')} error={t('gallery.consent-error')} />
      </Specimen>
      <Specimen name="SegmentedChoice, Switch">
        <SegmentedChoice
          legend={t('gallery.person')}
          name="person"
          defaultValue="natural"
          options={[
            { value: 'natural', label: t('gallery.natural') },
            { value: 'legal', label: t('gallery.legal') },
          ]}
        />
        <Switch label={t('gallery.only-differences')} name="differences" defaultChecked />
      </Specimen>
    </Section>
  )
}

function PaintChoice() {
  const texts = useTexts()
  const [paint, setPaint] = useState('e')
  const swatches = PAINTS.map((swatch): Swatch => {
    if (swatch.value === 'i') return { ...swatch, isBlocked: true, note: texts.t('gallery.blocked-paint') }
    return {
      ...swatch,
      note: swatch.finish === 'solid' ? texts.t('gallery.included') : <Price amount={249000} isDifference />,
    }
  })
  return (
    <Specimen name="SwatchGroup" isWide>
      <SwatchGroup
        legend={texts.t('gallery.paint')}
        name="paint"
        value={paint}
        onChange={(event) => setPaint(event.target.value)}
        swatches={swatches}
      />
    </Specimen>
  )
}

function OptionChoice() {
  const { t } = useTexts()
  return (
    <Specimen name="OptionCard" isWide>
      <Fieldset kind="question" legend={t('gallery.options')}>
        <OptionCard
          name="sound"
          title={t('gallery.option-sound')}
          description={t('gallery.option-sound-text')}
          price={<Price amount={389000} />}
          defaultChecked
        />
        <OptionCard
          name="roof"
          title={t('gallery.option-roof')}
          blockedBy={t('gallery.option-roof-blocked')}
          price={<Price amount={720000} />}
        />
        <OptionCard
          name="wheels"
          title={t('gallery.option-wheels')}
          includedWith={t('gallery.option-wheels-included')}
          price={t('gallery.included')}
          checked
          readOnly
        />
      </Fieldset>
    </Specimen>
  )
}
