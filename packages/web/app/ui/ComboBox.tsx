import { lazy, Suspense, useId, useSyncExternalStore } from 'react'
import type { Choice } from './Select.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface ComboBoxProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'isOptional' | 'id' | 'placeholder'> {
  readonly name: string
  readonly options: readonly Choice[]
  readonly defaultInputValue?: string
  /** Called with what is typed, for suggestions that come from a service. */
  readonly onInput?: (typed: string) => void
  /** Called with the value of the chosen option, null when the text matches none. */
  readonly onChoose?: (value: string | null) => void
}

const Rich = lazy(() => import('./RichComboBox.tsx'))

const never = () => () => {}

/** A plain field with the browser's suggestions until the script is there and idle; posts the text under `name` both ways. */
export function ComboBox(props: ComboBoxProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const plain = <PlainComboBox {...props} />
  return isReady ? (
    <Suspense fallback={plain}>
      <Rich {...props} />
    </Suspense>
  ) : (
    plain
  )
}

function PlainComboBox({
  options,
  defaultInputValue,
  onInput: _onInput,
  onChoose: _onChoose,
  ...field
}: ComboBoxProps) {
  const list = useId()
  return (
    <>
      <TextField {...field} list={list} defaultValue={defaultInputValue} autoComplete="off" />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option.value}>{option.label}</option>
        ))}
      </datalist>
    </>
  )
}
