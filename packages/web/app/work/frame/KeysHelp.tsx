import { useState } from 'react'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import css from './frame.module.css'
import { areKeysOn, switchKeys } from './use-work-keys.ts'
import { GO_TO, menuFor } from './work-menu.ts'

interface KeysHelpProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Every key there is, and the switch that turns single ones off. */
export function KeysHelp({ isOpen, onClose }: KeysHelpProps) {
  const { t } = useTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('work.keys.title')} size="small">
      <Keys />
    </Dialog>
  )
}

function Keys() {
  const { t } = useTexts()
  const pages = menuFor(usePage().visitor)
  const [isOn, setOn] = useState(areKeysOn)
  const gone = Object.entries(GO_TO).flatMap(([letter, path]) => {
    const page = pages.find((one) => one.path === path)
    return page ? [[`g ${letter}`, t(`rights.menu.${page.may}`)] as const] : []
  })
  const keys = [
    ['Ctrl K', t('work.find.open')],
    ['?', t('work.keys.title')],
    ['j, k', t('work.keys.walk')],
    ['Enter', t('work.keys.open')],
    ...gone,
    ['g n', t('work.bell')],
  ] as const
  return (
    <Stack gap={4}>
      <dl className={css.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        id="work-keys"
        label={t('work.keys.single')}
        checked={isOn}
        onChange={({ target }) => {
          switchKeys(target.checked)
          setOn(target.checked)
        }}
      />
    </Stack>
  )
}
