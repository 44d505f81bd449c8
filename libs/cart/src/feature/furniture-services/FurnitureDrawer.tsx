import { useId, useState } from 'react';
import { Button, useMessages } from '@foolscap/ui/components';
import { Drawer } from '@foolscap/ui/overlays';
import { FURNITURE_LEVELS, type FurnitureUnits, limitFurnitureUnits } from '@foolscap/pricing/model';
import type { LineService } from '../../model/index.ts';
import { FurnitureTable } from '../../ui/FurnitureTable/FurnitureTable.tsx';
import { FURNITURE_DRAWER_MESSAGES } from '../../model/furniture-drawer-messages.ts';

export interface FurnitureDrawerProps {
  name: string;
  /** The quantity of the line. */
  qty: number;
  services: readonly LineService[];
  isOpen: boolean;
  onClose: () => void;
  /** Called with the chosen units; none to remove all services. */
  onSave: (units: FurnitureUnits) => void;
}

const getUnits = (services: readonly LineService[]): FurnitureUnits =>
  Object.fromEntries(services.map(({ level, qty }) => [level, qty]));

/** The drawer with a line's furniture services. */
export function FurnitureDrawer({ isOpen, onClose, services, onSave, ...line }: FurnitureDrawerProps) {
  const { furnitureDrawer: texts } = useMessages('cart', FURNITURE_DRAWER_MESSAGES);
  const formId = useId();
  // Each opening starts with the line's current services.
  const [edited, setEdited] = useState<FurnitureUnits>();
  // Another window may have lowered the quantity in the meantime.
  const units = limitFurnitureUnits(edited ?? getUnits(services), line.qty);
  const hasServices = services.some(({ qty }) => qty > 0);
  const isChanged = FURNITURE_LEVELS.some(
    (level) => (units[level] ?? 0) !== (getUnits(services)[level] ?? 0),
  );
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      onClosed={() => setEdited(undefined)}
      title={texts.title}
      contentLabel={texts.content}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {texts.save}
          </Button>
          {hasServices && (
            <Button variant="quiet" icon="trash" onClick={() => onSave({})}>
              {texts.remove}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) onSave(units);
          else onClose();
        }}
      >
        <FurnitureTable {...line} services={services} units={units} onChange={setEdited} />
      </form>
    </Drawer>
  );
}
