import { ShareCart } from '@foolscap/cart/feature';
import { getSharedCartPath } from '@foolscap/cart/model';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { useShop } from '../../shell/shop-context.ts';

/** The controls for sharing the cart, below its lines. */
export function ShareCartSection() {
  const { basename, origin } = useShop();
  return (
    <ShareCart
      getUrl={(shareId) => origin + basename + getSharedCartPath(shareId)}
      form={{ action: FORM_PATHS.share, fields: <FormFields purpose="share" /> }}
    />
  );
}
