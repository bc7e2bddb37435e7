import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import css from './Tabs.module.css'

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[]
  readonly selected?: string
  readonly onSelect?: (id: string) => void
  readonly isVertical?: boolean
}

export function Tabs({ label, tabs, selected, onSelect, isVertical = false }: TabsProps) {
  return (
    <AriaTabs
      className={css.tabs ?? ''}
      orientation={isVertical ? 'vertical' : 'horizontal'}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={css.list ?? ''}>
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className={css.tab ?? ''}>
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel ?? ''}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
