import { applyDecorators, UseGuards } from '@nestjs/common';
import { SellerGuard } from './seller.guard.js';

/** Opens a controller or a handler to the seller only; everyone else gets `not-found`. */
export const SellerOnly = (): ClassDecorator & MethodDecorator => applyDecorators(UseGuards(SellerGuard));
