import type { ComponentType, FormEvent, ReactNode } from 'react'
import { useSite } from '../shell/root-data.ts'
import { useTexts } from '../texts/texts.tsx'
import { Checkbox } from '../ui/choice/Checkbox.tsx'
import type { ComboBox, ComboBoxProps } from '../ui/field/ComboBox.tsx'
import { MoneyField } from '../ui/field/MoneyField.tsx'
import { NumberField } from '../ui/field/NumberField.tsx'
import { PhoneField } from '../ui/field/PhoneField.tsx'
import { RadioGroup, type RadioOption } from '../ui/choice/RadioGroup.tsx'
import { SegmentedChoice } from '../ui/choice/SegmentedChoice.tsx'
import { type Choice, Select, type SelectProps } from '../ui/field/Select.tsx'
import type { TagFieldProps } from '../ui/field/TagField.tsx'
import { TextArea, type TextAreaProps } from '../ui/field/TextArea.tsx'
import { TextField, type TextFieldProps } from '../ui/field/TextField.tsx'
import { Boxes } from './Boxes.tsx'
import type { Control, FieldSpec, FieldSpecs } from './field-spec.ts'
import { useFormField } from './form-state.ts'
import { PasswordField } from './PasswordField.tsx'

/** What a page may add to a field or change of it; the rest its description and its form decide. */
type Given<Props> = Omit<Partial<Props>, 'id' | 'name' | 'defaultValue' | 'mask' | 'options' | 'country'>
type Choices<Option> = { readonly options: readonly Option[] } & Pick<
  Given<TextFieldProps>,
  'label' | 'hint' | 'className'
>

interface GivenTo {
  text: Given<TextFieldProps>
  phone: Given<TextFieldProps>
  money: Given<TextFieldProps>
  number: Given<TextFieldProps>
  password: Given<TextFieldProps>
  area: Given<TextAreaProps>
  /** Among many what is typed suggests some. */
  select: Given<SelectProps> &
    ({ readonly options: readonly Choice[] } | { readonly as: typeof ComboBox; readonly from: string })
  radios: Choices<RadioOption>
  segments: Choices<RadioOption>
  boxes: Choices<RadioOption>
  combo: Given<ComboBoxProps> & Pick<ComboBoxProps, 'from'>
  tags: Given<TagFieldProps> & Pick<TagFieldProps, 'options'>
  box: Pick<Given<TextFieldProps>, 'label' | 'hint' | 'className' | 'required'>
}

type ControlOf<Spec extends FieldSpec> = Spec extends { readonly control: infer C extends Control } ? C : 'text'

/** Shows a field of the form around it by its name. */
export type TypedField<Specs extends FieldSpecs> = <Name extends keyof Specs & string>(
  props: { readonly name: Name } & GivenTo[ControlOf<Specs[Name]>],
) => ReactNode

type AnyProps = Readonly<Record<string, unknown>>

/** Each takes the props below that it knows; `TypedField` says which a page may add. Those of few forms come with them (`as`). */
const CONTROLS = {
  text: TextField,
  phone: PhoneField,
  money: MoneyField,
  number: NumberField,
  password: PasswordField,
  area: TextArea,
  select: Select,
  radios: RadioGroup,
  segments: SegmentedChoice,
  boxes: Boxes,
  box: Checkbox,
} as Readonly<Partial<Record<Control, unknown>>> as Readonly<Partial<Record<Control, ComponentType<AnyProps>>>>

interface AnyGiven {
  readonly name: string
  readonly label?: ReactNode
  readonly hint?: ReactNode
  readonly className?: string | undefined
  /** What only the page knows to be wrong. */
  readonly error?: ReactNode
  readonly isOptional?: boolean | undefined
  /** A control that most forms do without, `ComboBox` or `TagField`; it stands in place of a described one. */
  readonly as?: ComponentType<never> | undefined
  onInput?(event: FormEvent<HTMLInputElement>): void
}

/** The control a field is described with; areas take it from `describeFields`, where its names are known. */
export function FormField({ name, label, hint, error, isOptional, as, ...given }: AnyGiven) {
  const { country } = useSite()
  const { t } = useTexts()
  const { id, spec, meta, isBlankRefused } = useFormField(name)
  const { control = 'text', label: labelId, hint: hintId, mask, ...attributes } = spec
  const Shown = (as as ComponentType<AnyProps> | undefined) ?? CONTROLS[control]
  if (!Shown) throw new Error(`${name} needs its control`)
  const isLeftOut = isOptional ?? !isBlankRefused
  const words = { label: label ?? t(labelId), hint: hint ?? (hintId ? t(hintId) : undefined) }
  const line = { required: !isLeftOut, isOptional: isLeftOut, defaultValue: meta.defaultValue, ...attributes }
  const choice = { legend: words.label, defaultValue: meta.defaultValue }
  const own: Readonly<Record<Control, AnyProps>> = {
    text: { ...line, mask: typeof mask === 'object' ? mask[country] : mask },
    phone: { ...line, country },
    money: line,
    number: line,
    password: line,
    area: line,
    select: { placeholder: t('ui.form.choose'), ...line },
    radios: choice,
    segments: choice,
    boxes: { legend: words.label, defaultOptions: meta.defaultOptions },
    combo: line,
    tags: line,
    box: { required: !isLeftOut, defaultChecked: meta.defaultChecked },
  }
  return <Shown id={id} name={name} error={error ?? meta.errors?.[0]} {...words} {...own[control]} {...given} />
}
