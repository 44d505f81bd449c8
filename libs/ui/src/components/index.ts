export { Alert, type AlertKind, type AlertProps } from './Alert/Alert.tsx';
export { Amounts, type Amount, type AmountsProps } from './Amounts/Amounts.tsx';
export { Announcer, useAnnounce, type Announce, type AnnouncerProps } from './Announcer/Announcer.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonAppearance,
  type ButtonProps,
} from './Button/Button.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CountryProvider, useCountry, type CountryProviderProps } from './Country/Country.tsx';
export { classNames } from './class-names.ts';
export { Column, Columns, type ColumnProps, type ColumnsProps, type ColumnSpan } from './Columns/Columns.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export {
  DefinitionList,
  type Definition,
  type DefinitionListProps,
} from './DefinitionList/DefinitionList.tsx';
export { Divider } from './Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { FormErrors, type FormErrorsProps } from './ErrorSummary/FormErrors.tsx';
export { useServerError, type ServerErrorState } from './ErrorSummary/use-server-error.ts';
export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryProps } from './ErrorSummary/ErrorSummary.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './Field/Field.tsx';
export type { LayoutElement, SpaceStep } from './gap.ts';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Hero, type HeroProps } from './Hero/Hero.tsx';
export { Icon, type IconProps } from './Icon/Icon.tsx';
export { IconCard, type IconCardProps } from './IconCard/IconCard.tsx';
export type { IconName } from './Icon/paths.ts';
export { ImageWithFallback, type ImageWithFallbackProps } from './ImageWithFallback/ImageWithFallback.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export {
  isInternal,
  Link,
  LinkProvider,
  PlainLink,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProps,
  type LinkProviderProps,
} from './Link/Link.tsx';
export { MessagesProvider, useMessages, type MessagesProviderProps } from './Messages/Messages.tsx';
export { LocaleProvider, useLocale, type LocaleProviderProps } from './Locale/Locale.tsx';
export { lazyComponent } from './lazy-component.tsx';
export { capPath, Logo, type LogoProps } from './Logo/Logo.tsx';
export { extractDigits, formatDigits, type Mask } from './MaskedField/mask.ts';
export {
  CardNumberField,
  ExpiryField,
  MaskedField,
  PhoneField,
  SecurityCodeField,
  ZipField,
  type CardNumberFieldProps,
  type DigitsFieldProps,
  type MaskedFieldProps,
  type SecurityCodeFieldProps,
  type ZipFieldProps,
} from './MaskedField/MaskedField.tsx';
export {
  useMaskedInput,
  type MaskedInputOptions,
  type MaskedInputProps,
} from './MaskedField/use-masked-input.ts';
export { MissingChoice, type MissingChoiceProps } from './MissingChoice/MissingChoice.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { Price, type PriceProps } from './Price/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export {
  QuantityField,
  type QuantityEntry,
  type QuantityFieldProps,
} from './QuantityField/QuantityField.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { Rating, type RatingProps } from './Rating/Rating.tsx';
export { SectionHeading, type SectionHeadingProps } from './SectionHeading/SectionHeading.tsx';
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx';
export { Skeleton, SkeletonText, type SkeletonProps, type SkeletonTextProps } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Steps, type Step, type StepsProps } from './Steps/Steps.tsx';
export {
  Table,
  type SortDirection,
  type TableColumn,
  type TableProps,
  type TableSort,
} from './Table/Table.tsx';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './TextField/TextField.tsx';
export { Truncate, type TruncateProps } from './Truncate/Truncate.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { useHydrated } from './use-hydrated.ts';
export { useSettledValue } from './use-settled-value.ts';
export { useKeptValues } from './use-kept-values.ts';
