import { Grid, Skeleton, Stack, VisuallyHidden } from '@foolscap/ui/components';

/** The checkout's shape while it is read. */
export function CheckoutSkeleton() {
  return (
    <Grid columns="aside" aria-busy="true">
      <VisuallyHidden>
        <p role="status">Getting your checkout</p>
      </VisuallyHidden>
      <Stack gap={6}>
        {['half', 'third', 'half', 'third'].map((width, place) => (
          <Stack key={place} gap={3}>
            <Skeleton shape="heading" width={width as 'half'} />
            <Skeleton shape="control" />
          </Stack>
        ))}
      </Stack>
      <Stack gap={3}>
        <Skeleton shape="heading" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="control" />
      </Stack>
    </Grid>
  );
}
