export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx';
export { Carousel, type CarouselItem, type CarouselProps } from './Carousel/Carousel.tsx';
export { Combobox } from './Combobox/Combobox.tsx';
export type { ComboboxGroup, ComboboxOption, ComboboxProps } from './Combobox/combobox-props.ts';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
