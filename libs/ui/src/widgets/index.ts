export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
